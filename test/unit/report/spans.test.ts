import { assertSpansHold } from './spansProperty';

describe('spans of generated reports', () => {
	it('lie inside, nest, tile and hold what they say', () => assertSpansHold(100));
});
