export { default } from 'ndarray'
