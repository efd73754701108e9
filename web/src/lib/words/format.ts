import type { Language } from '../things/things'

const FORMS: Record<Language, Intl.LDMLPluralRule[]> = { en: ['one', 'other'], ru: ['one', 'few', 'many'] }

/** Puts values into `{name}` and chooses among `{n:form|form}` by the plural rules of a language. */
export function format(pattern: string, values: Record<string, string | number>, language: Language): string {
  const chosen = pattern.replace(/\{(\w+):((?:[^{}]|\{\w+\})*)\}/g, (_, name: string, forms: string) => plural(forms.split('|'), Number(values[name]), language))
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  })
}

function plural(forms: string[], number: number, language: Language): string {
  const rule = new Intl.PluralRules(language).select(number)
  const at = FORMS[language].indexOf(rule)
  return forms[at < 0 ? forms.length - 1 : at] ?? forms[forms.length - 1]!
}
