import { holdsOfEveryScore } from './properties';

describe('JADE: what holds of every score, in 10,000 cases', () => holdsOfEveryScore(1000));
