import { type Forest, loadForest } from '../../tree/learned/forest';
import shipped from './models.json';

/** A pair of paragraphs: a reader would say that the later repeats the earlier. */
export const repetitionForest: Forest = loadForest(shipped);
