/** The one surface of the app: a ground, a hairline and a radius. Shadows are for what floats. */
export const cardClass = 'rounded-card border border-line bg-surface';
