/** The further units as a piece of their own, fetched only when something kept on the device names one. */
export { convertAnyUnitExact, findAnyUnit } from '@equivale/core/extended-units';
