import CoreMedia

/// A player of a queue of items.
///
/// - Source: developer.apple.com/documentation/avfoundation/avqueueplayer
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  /// Creates a player for some items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// Creates a player without items.
  public override init() {
    queue = []
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player for an item; `nil` for none.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// Returns the items, starting with the current one.
  open func items() -> [AVPlayerItem] { queue }

  /// Returns whether an item can be inserted. Each item can be inserted once, after an item of the queue.
  ///
  /// - Parameter afterItem: The preceding item; `nil` for the end of the queue.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
  }

  /// Inserts an item. An item that cannot be inserted is ignored.
  ///
  /// - Parameter afterItem: The preceding item; `nil` for the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if place == 0 { take(item) }
  }

  /// Removes an item. If it is the current item, the player advances to the next one.
  open func remove(_ item: AVPlayerItem) {
    let isCurrent = item === currentItem
    queue.removeAll { $0 === item }
    if isCurrent { take(queue.first) }
  }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    take(nil)
  }

  /// Advances to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    take(queue.first)
  }

  /// Replaces the first item of the queue; `nil` removes it.
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
