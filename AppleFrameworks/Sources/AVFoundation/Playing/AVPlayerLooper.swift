import CoreMedia
import Foundation

/// Repeats an item of a queue.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlooper
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var isDisabled = false

  /// Creates a looper that plays an item in a queue, which gets the item first.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    item = itemToLoop
    super.init()
    player.looper = self
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
  }

  /// How often the item has started again.
  open private(set) var loopCount = 0
  /// Ends the repetition after the current run.
  open func disableLooping() { isDisabled = true }

  func goesOn(_ ended: AVPlayerItem) -> Bool {
    guard ended === item, !isDisabled else { return false }
    loopCount += 1
    return true
  }
}
