export { readSignedTable } from './read-signed-table.ts';
export {
  askPointers,
  type Offer,
  readSignedFile,
  type SignedSettings,
  type SignedSources,
  signedSources,
  worstFault,
} from './signed-files.ts';
export { readPointer, type SignedFault } from './trusted-keys.ts';
export { isSigned } from './verify.ts';
