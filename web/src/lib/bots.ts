/** The bot that sits down where nobody says which: it answers at once and is no pushover. */
export const USUAL_BOT = 'level-4'
