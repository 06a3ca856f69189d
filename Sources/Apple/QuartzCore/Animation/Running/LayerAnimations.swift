/// The animations of a layer, in the order in which they were added and are applied.
package final class LayerAnimations {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    /// A number that identifies the entry.
    let number: Int
    let batches: [AnimationBatch]
    var hasStarted = false
    /// Whether the animation has ended and remains because it isn't removed on completion.
    var hasEnded = false
  }

  weak var layer: CALayer?
  /// The registry of the host that advances them.
  weak var registry: AnimationRegistry?
  var entries: [Entry] = []
  private(set) var blocksTouches = false

  init(of layer: CALayer, in registry: AnimationRegistry) {
    self.layer = layer
    self.registry = registry
  }

  func append(_ entry: Entry) {
    entries.append(entry)
    update()
  }

  /// Removes entries and reports that they didn't finish.
  func remove(where isGone: (Entry) -> Bool) {
    let gone = entries.filter(isGone)
    guard !gone.isEmpty else { return }
    entries.removeAll(where: isGone)
    update()
    for entry in gone where !entry.hasEnded { registry?.hasStopped(entry, finished: false) }
  }

  /// Removes all entries without notifications.
  func forget() {
    let gone = entries
    entries = []
    update()
    withExtendedLifetime(gone) {}
  }

  func update() {
    blocksTouches = entries.contains { $0.animation.blocksTouches && !$0.hasEnded }
  }
}
