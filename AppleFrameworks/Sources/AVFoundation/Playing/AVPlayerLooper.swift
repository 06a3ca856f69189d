import CoreMedia
import Foundation

/// An object that repeats an item of a queue player.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlooper
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var isDisabled = false

  /// Creates a looper that repeats an item in a queue player. The item is inserted first.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    item = itemToLoop
    super.init()
    player.looper = self
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
  }

  /// The number of repetitions.
  open private(set) var loopCount = 0
  /// Ends the repetition after the current run.
  open func disableLooping() { isDisabled = true }

  func goesOn(_ ended: AVPlayerItem) -> Bool {
    guard ended === item, !isDisabled else { return false }
    loopCount += 1
    return true
  }
}
