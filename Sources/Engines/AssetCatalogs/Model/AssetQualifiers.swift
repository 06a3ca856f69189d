/// The surroundings that one variant of an asset is made for. Nil stands for any.
package struct AssetQualifiers: Hashable, Sendable {
  package var idiom: AssetTraits.Idiom?
  package var luminosity: AssetTraits.Luminosity?
  package var needsHighContrast = false
  package var widthClass: AssetTraits.SizeClass?
  package var heightClass: AssetTraits.SizeClass?
  package var direction: AssetTraits.Direction?
  package var gamut: AssetTraits.Gamut?
  /// Pixels in a point; nil for one picture for all scales.
  package var scale: Double?
  /// Whether the variant is for something that no screen of ours is: a watch, an appearance that is not known.
  package var isForeign = false

  package init() {}

  /// How well the variant fits: the higher in lexicographic order, the better. Nil where it is for other surroundings.
  ///
  /// What was made for the appearance comes before what was made for the device, and that before the size classes; scale
  /// decides last, since any scale can be shown: the wanted one, then the next larger ones, then the smaller ones.
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
    // A screen of few colors can show a picture of many, only not as well.
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
  /// The element that fits best; of equal ones the first. Nil where none fits.
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
