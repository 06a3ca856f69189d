/// A namespace for the definitions of all implemented filters.
enum FilterCatalog {
  static let byName: [String: FilterDefinition] = {
    var result: [String: FilterDefinition] = [:]
    let all =
      ColorFilters.all + ToneFilters.all + PhotoEffects.all + BlurFilters.all + StylizeFilters.all
      + DistortionFilters.all
      + GeometryFilters.all + Generators.all + BarcodeFilters.all + CompositingFilters.all + ReductionFilters.all
    for filter in all { result[filter.name] = filter }
    return result
  }()
}
