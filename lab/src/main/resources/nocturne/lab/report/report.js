for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  const words = new Intl.Collator(document.documentElement.lang);
  heads.forEach((head, column) => head.firstElementChild.addEventListener('click', () => {
    const down = head.ariaSort === 'descending' || (head.ariaSort === null && column < 2);
    heads.forEach((other) => (other.ariaSort = null));
    head.ariaSort = down ? 'ascending' : 'descending';
    const key = (row) => row.cells[column].dataset.sort ?? row.cells[column].textContent;
    const missing = (row) => row.cells[column].dataset.sort === '';
    const order = (a, b) => (column < 2 ? words.compare(key(a), key(b)) : key(a) - key(b));
    const rows = [...table.tBodies[0].rows].sort(
      (a, b) => missing(a) - missing(b) || (down ? order(a, b) : order(b, a)));
    table.tBodies[0].append(...rows);
  }));
}
