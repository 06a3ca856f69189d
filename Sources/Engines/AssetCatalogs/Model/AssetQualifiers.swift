/// The traits that a variant of an asset is made for. A nil value matches every trait.
package struct AssetQualifiers: Hashable, Sendable {
  package var idiom: AssetTraits.Idiom?
  package var luminosity: AssetTraits.Luminosity?
  package var needsHighContrast = false
  package var widthClass: AssetTraits.SizeClass?
  package var heightClass: AssetTraits.SizeClass?
  package var direction: AssetTraits.Direction?
  package var gamut: AssetTraits.Gamut?
  /// The number of pixels in a point, or nil for an image for all scales.
  package var scale: Double?
  /// Whether the variant is for an unsupported environment, such as a watch or an unknown appearance.
  package var isForeign = false

  package init() {}

  /// Returns the quality of the variant for some traits, or nil if the variant is for other traits. Values compare
  /// lexicographically, and higher values fit better.
  ///
  /// The appearance has precedence over the device, and the device over the size classes. The scale is last, because an
  /// image of any scale can be displayed: the requested scale is best, then larger scales from the nearest, then
  /// smaller ones.
  package func fitness(for surroundings: AssetTraits) -> [Double]? {
    guard !isForeign, !needsHighContrast || surroundings.hasHighContrast else { return nil }
    var fitness: [Double] = []
    func compare<Value: Equatable>(_ own: Value?, _ wanted: Value?) -> Bool {
      fitness.append(own == nil ? 0 : 1)
      return own == nil || own == wanted
    }
    guard compare(luminosity, surroundings.luminosity) else { return nil }
    fitness.append(needsHighContrast ? 1 : 0)
    guard compare(idiom, surroundings.idiom), compare(widthClass, surroundings.widthClass),
      compare(heightClass, surroundings.heightClass), compare(direction, surroundings.direction)
    else { return nil }
    // A screen of the sRGB gamut can display an image of P3, with reduced colors.
    fitness.append(gamut == nil ? 1 : gamut == surroundings.gamut ? 2 : 0)
    fitness.append(scaleFitness(surroundings.scale))
    return fitness
  }

  private func scaleFitness(_ wanted: Double) -> Double {
    guard let scale else { return 0.5 }
    if scale == wanted { return 1 }
    return scale > wanted ? 1 / (1 + scale) : scale - 1_000_000
  }
}

extension Collection {
  /// Returns the element that fits best, or nil if none fits. The first of several equal elements wins.
  func best(for surroundings: AssetTraits, _ qualifiers: (Element) -> AssetQualifiers) -> Element? {
    var best: (element: Element, fitness: [Double])?
    for element in self {
      guard let fitness = qualifiers(element).fitness(for: surroundings) else { continue }
      if let current = best, !current.fitness.lexicographicallyPrecedes(fitness) { continue }
      best = (element, fitness)
    }
    return best?.element
  }
}
