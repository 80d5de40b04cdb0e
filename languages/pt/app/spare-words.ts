export { wordlist } from '@scure/bip39/wordlists/portuguese.js';
