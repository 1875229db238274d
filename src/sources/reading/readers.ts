import type { Readers } from '../model';
import { readHtml } from './html';
import { readPdf } from './pdf';

/** The readers that are too heavy to load before a source is read; a bundle of their own. */
export const readers: Readers = { html: readHtml, pdf: readPdf };
