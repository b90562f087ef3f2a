// Written by `npm run codegen`.
export {};
