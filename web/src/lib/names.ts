import type { Language } from './things/things'

/** Names to come in with, so that nobody has to think of one. */
const FIRST: Record<Language, string[]> = {
  en: ['Quiet', 'Velvet', 'Late', 'Amber', 'Paper', 'Silver', 'Lucky', 'Distant', 'Electric', 'Second'],
  ru: ['Тихий', 'Поздний', 'Янтарный', 'Лунный', 'Серебряный', 'Удачный', 'Дальний', 'Быстрый', 'Ночной', 'Второй'],
}
const SECOND: Record<Language, string[]> = {
  en: ['Heron', 'Comet', 'Lantern', 'Fox', 'Tram', 'Moth', 'Harbour', 'Magpie', 'Signal', 'Umbrella'],
  ru: ['Филин', 'Фонарь', 'Лис', 'Трамвай', 'Мотылёк', 'Причал', 'Стриж', 'Сигнал', 'Зонт', 'Ветер'],
}

function any(words: string[]): string {
  return words[Math.floor(Math.random() * words.length)]!
}

export function inventName(language: Language, not = ''): string {
  for (;;) {
    const name = `${any(FIRST[language])} ${any(SECOND[language])}`
    if (name !== not) return name
  }
}
