export { wordlist } from '@scure/bip39/wordlists/french.js';
