/** All of the core, for whoever loads it at once. The editor takes the functions, and the rest once it is asked for something. */
export { idleIgnores } from './checks/idleIgnores';
export * from './functions';
export { createPlumbline } from './plumbline';
export { readBibliography } from './sources/bibliography/bibliography';
export { bibliographyLineEdit, entriesFile, namesFile } from './sources/bibliography/bibliographyFile';
export { keysToLookUp, parseCslItems, withCslItems } from './sources/bibliography/cslItems';
export { fromZotero, ZoteroError, zoteroPort } from './sources/bibliography/zotero';
