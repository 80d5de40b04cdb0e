/** The one surface of the app: a background, a hairline and a radius. Shadows are for what floats above the page. */
export const cardClass = 'rounded-card border border-line bg-surface';
