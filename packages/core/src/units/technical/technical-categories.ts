/** The categories that only technical units have: apart from the others, since only what shows those units needs them. Their ids say so. */
export const TECHNICAL_CATEGORIES = [
  { id: 'technical-voltage', emoji: '🔋' },
  { id: 'technical-current', emoji: '⚡' },
  { id: 'technical-resistance', emoji: '〰️' },
  { id: 'technical-conductance', emoji: '🪫' },
  { id: 'technical-capacitance', emoji: '🎛️' },
  { id: 'technical-inductance', emoji: '🌀' },
  { id: 'technical-electric-use', emoji: '🚙' },
  { id: 'technical-magnetic-flux', emoji: '🧲' },
  { id: 'technical-flux-density', emoji: '🧭' },
  { id: 'technical-viscosity', emoji: '🍯' },
  { id: 'technical-kinematic-viscosity', emoji: '🫗' },
  { id: 'technical-radioactivity', emoji: '☢️' },
  { id: 'technical-absorbed-dose', emoji: '🩻' },
  { id: 'technical-equivalent-dose', emoji: '🛡️' },
  { id: 'technical-exposure', emoji: '☣️' },
  { id: 'technical-amount-of-substance', emoji: '⚗️' },
  { id: 'technical-catalytic-activity', emoji: '🧫' },
  { id: 'technical-concentration', emoji: '🩸' },
  { id: 'technical-luminous-flux', emoji: '🔦' },
  { id: 'technical-luminous-intensity', emoji: '🕯️' },
  { id: 'technical-solid-angle', emoji: '🌐' },
  { id: 'technical-proportion', emoji: '🥧' },
  { id: 'technical-pixels', emoji: '🖼️' },
  { id: 'technical-resolution', emoji: '🔍' },
  { id: 'technical-level', emoji: '🔊' },
] as const;

/** The id of such a category. */
export type TechnicalCategoryId = (typeof TECHNICAL_CATEGORIES)[number]['id'];
