export { wordlist } from '@scure/bip39/wordlists/spanish.js';
