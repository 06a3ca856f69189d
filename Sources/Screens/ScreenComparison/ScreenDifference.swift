import ImageCodecs

/// The difference between two states of a screen, as text from its trees, and in its pictures.
package struct ScreenDifference: Sendable {
  /// The changes from the trees, and the positions of changes in the picture without a change in the tree.
  package let changes: [ScreenChange]
  /// The difference between the pictures, or `nil` if they are equal or missing.
  package let picture: PictureDifference?

  /// Whether neither trees nor pictures differ by more than the tolerance.
  package var isEmpty: Bool { changes.isEmpty && (picture == nil || picture!.isTolerated) }

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - origin: The position of the topmost view of the trees in the picture, in points.
  package init(
    from old: (tree: ScreenNode?, picture: PixelImage?), to new: (tree: ScreenNode?, picture: PixelImage?),
    scale: Double, origin: (x: Double, y: Double) = (0, 0), tolerance: PictureTolerance = .exact
  ) {
    var changes: [ScreenChange] = []
    if let oldTree = old.tree, let newTree = new.tree { changes = TreeDifference(from: oldTree, to: newTree).changes }
    picture =
      if let before = old.picture, let after = new.picture {
        PictureDifference(from: before, to: after, tolerance: tolerance)
      } else { nil }
    if let picture, !picture.isTolerated {
      if let tree = new.tree {
        changes += Redrawing(tree: tree, scale: scale, origin: origin).changes(picture, besides: changes)
      }
    }
    self.changes = changes
  }
}

/// The parts of a picture that changed without a change of a view.
private struct Redrawing {
  let tree: ScreenNode
  let scale: Double
  let origin: (x: Double, y: Double)

  /// The maximum number of reported parts.
  private static let most = 5

  func changes(_ picture: PictureDifference, besides known: [ScreenChange]) -> [ScreenChange] {
    guard picture.hasOneSize else { return [] }
    let explained = known.flatMap { [$0.before, $0.after].compactMap { $0 } }
    let list = TreeMatching(tree, tree).new
    var found: [Int: [[Double]]] = [:]
    for region in picture.regions {
      let place = [
        Double(region[0]) / scale - origin.x, Double(region[1]) / scale - origin.y, Double(region[2]) / scale,
        Double(region[3]) / scale,
      ]
      if explained.contains(where: { Rectangle.intersect($0, place) }) { continue }
      found[deepest(around: place, in: list), default: []].append(place)
    }
    return found.sorted { $0.key < $1.key }.prefix(Redrawing.most).map { index, places in
      let entry = list[index]
      let area = Rectangle.union(places).map { ($0 * 10).rounded() / 10 }
      let numbers = area.map(ChangeWords.number)
      return ScreenChange(
        kind: .redrawn, view: ChangeWords.name(entry, in: list),
        what: "looks different in \(numbers[2]) x \(numbers[3]) pt at (\(numbers[0]), \(numbers[1]))",
        place: entry.node.madeAt, before: Rectangle.union(places), after: Rectangle.union(places), depth: 0)
    }
  }

  /// Returns the deepest view, frontmost among several, that contains the entire rectangle with a tolerance of a pixel.
  private func deepest(around place: [Double], in list: [TreeMatching.Entry]) -> Int {
    let inner = [place[0] + 1, place[1] + 1, max(place[2] - 2, 0), max(place[3] - 2, 0)]
    return list.indices.last { Rectangle.contains(list[$0].frame, inner) && !list[$0].node.flags.contains("hidden") }
      ?? 0
  }
}
