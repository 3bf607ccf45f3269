import { runProduct } from './runProduct.ts'

runProduct({ environment: process.env })
