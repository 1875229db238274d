import { goldFigures } from './gold';

console.log(JSON.stringify(goldFigures()));
