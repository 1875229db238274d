import { holdsOfEveryScore } from './properties';

describe('JADE: what holds of every score', () => holdsOfEveryScore(40));
