/** The categories that only technical units have: apart from the others, since only what shows those units needs them. */
export const TECHNICAL_CATEGORIES = [
  { id: 'voltage', emoji: '🔋' },
  { id: 'current', emoji: '⚡' },
  { id: 'resistance', emoji: '〰️' },
  { id: 'conductance', emoji: '🪫' },
  { id: 'capacitance', emoji: '🎛️' },
  { id: 'inductance', emoji: '🌀' },
  { id: 'electric-use', emoji: '🚙' },
  { id: 'magnetic-flux', emoji: '🧲' },
  { id: 'flux-density', emoji: '🧭' },
  { id: 'viscosity', emoji: '🍯' },
  { id: 'kinematic-viscosity', emoji: '🫗' },
  { id: 'radioactivity', emoji: '☢️' },
  { id: 'absorbed-dose', emoji: '🩻' },
  { id: 'equivalent-dose', emoji: '🛡️' },
  { id: 'exposure', emoji: '☣️' },
  { id: 'amount-of-substance', emoji: '⚗️' },
  { id: 'catalytic-activity', emoji: '🧫' },
  { id: 'concentration', emoji: '🩸' },
  { id: 'luminous-flux', emoji: '🔦' },
  { id: 'luminous-intensity', emoji: '🕯️' },
  { id: 'solid-angle', emoji: '🌐' },
  { id: 'proportion', emoji: '🥧' },
  { id: 'pixels', emoji: '🖼️' },
  { id: 'resolution', emoji: '🔍' },
  { id: 'level', emoji: '🔊' },
] as const;

/** The id of such a category. */
export type TechnicalCategoryId = (typeof TECHNICAL_CATEGORIES)[number]['id'];
