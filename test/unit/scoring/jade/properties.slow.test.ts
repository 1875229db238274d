import { holdsOfEveryScore } from './properties';

describe('JADE: what holds of every score, in 1,000 cases each', () => holdsOfEveryScore(1000));
