/// The animations of one layer, in the order in which they were added and are shown.
package final class LayerAnimations {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    /// Tells entries from each other.
    let number: Int
    let batches: [AnimationBatch]
    var hasStarted = false
    /// It is over, and stays because it is not removed on completion.
    var hasEnded = false
  }

  weak var layer: CALayer?
  /// That of the host that moves them on.
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

  /// Takes entries out and says that they did not finish.
  func remove(where isGone: (Entry) -> Bool) {
    let gone = entries.filter(isGone)
    guard !gone.isEmpty else { return }
    entries.removeAll(where: isGone)
    update()
    for entry in gone where !entry.hasEnded { registry?.hasStopped(entry, finished: false) }
  }

  /// Takes all entries out and tells nobody.
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
