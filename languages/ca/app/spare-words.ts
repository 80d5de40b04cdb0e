// there is no list in Catalan: those of Spanish are the ones that its readers can spell
export { wordlist } from '@scure/bip39/wordlists/spanish.js';
