import CoreMedia

/// Plays items one after another.
///
/// - Source: developer.apple.com/documentation/avfoundation/avqueueplayer
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  public override init() {
    queue = []
    super.init()
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  open func items() -> [AVPlayerItem] { queue }

  /// Those that can be had once only are in the queue once only.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
  }

  /// - Parameter afterItem: nil for the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if place == 0 { take(item) }
  }

  open func remove(_ item: AVPlayerItem) {
    let isCurrent = item === currentItem
    queue.removeAll { $0 === item }
    if isCurrent { take(queue.first) }
  }

  open func removeAllItems() {
    queue = []
    take(nil)
  }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    take(queue.first)
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    take(queue.first)
  }

  override func didEnd(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return }
    if let looper, looper.goesOn(item) {
      item.rest = 0
      item.seek(to: .zero)
      return play()
    }
    advanceToNextItem()
    if currentItem != nil { play() }
  }

  weak var looper: AVPlayerLooper?
}
