import { assertSpansHold } from './spansProperty';

describe('spans of 2,000 generated reports', () => {
	it('lie inside, nest, tile and hold what they say', () => assertSpansHold(2000));
});
