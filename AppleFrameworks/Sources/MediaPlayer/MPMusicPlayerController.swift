import Foundation
import HostServices

/// - Source: developer.apple.com/documentation/mediaplayer/mpmusicplaybackstate
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing, paused, interrupted, seekingForward, seekingBackward
}

/// - Source: developer.apple.com/documentation/mediaplayer/mpmusicrepeatmode
public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none, one, all
}

/// - Source: developer.apple.com/documentation/mediaplayer/mpmusicshufflemode
public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off, songs, albums
}

/// The playback of items of the media library, which is empty on a host. The player keeps its queue and state, and
/// plays nothing.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private struct State {
    var queue: [MPMediaItem] = []
    var index = 0
    var playback = MPMusicPlaybackState.stopped
    var time: TimeInterval = 0
    var repeatMode = MPMusicRepeatMode.default
    var shuffleMode = MPMusicShuffleMode.default
  }

  private let lock = NSLock()
  private var state = State()

  /// The players of a host.
  private final class Players: Sendable {
    let application = MPMusicPlayerController()
    let system = MPMusicPlayerController()
  }

  private static var players: Players { HostServices.state(Players()) }

  open class var applicationMusicPlayer: MPMusicPlayerController { players.application }
  open class var applicationQueuePlayer: MPMusicPlayerController { players.application }
  open class var systemMusicPlayer: MPMusicPlayerController { players.system }

  open func setQueue(with itemCollection: MPMediaItemCollection) {
    lock.withLock { state = State(queue: itemCollection.items) }
  }

  open func setQueue(with query: MPMediaQuery) { setQueue(with: MPMediaItemCollection(items: query.items ?? [])) }

  open func play() { change(to: .playing) }
  open func pause() { change(to: .paused) }
  open func stop() { change(to: .stopped) }

  /// An empty queue cannot be played.
  private func change(to playback: MPMusicPlaybackState) {
    lock.withLock { state.playback = state.queue.isEmpty ? .stopped : playback }
  }

  open func skipToNextItem() { lock.withLock { state.index = min(state.index + 1, state.queue.count) } }
  open func skipToPreviousItem() { lock.withLock { state.index = max(state.index - 1, 0) } }
  open func skipToBeginning() { currentPlaybackTime = 0 }

  open var playbackState: MPMusicPlaybackState { lock.withLock { state.playback } }
  open var isPreparedToPlay: Bool { lock.withLock { !state.queue.isEmpty } }
  open func prepareToPlay() {}

  open var nowPlayingItem: MPMediaItem? {
    get { lock.withLock { state.queue.indices.contains(state.index) ? state.queue[state.index] : nil } }
    set { lock.withLock { state.index = state.queue.firstIndex { $0 === newValue } ?? state.index } }
  }

  open var indexOfNowPlayingItem: Int { lock.withLock { state.queue.isEmpty ? NSNotFound : state.index } }

  /// The position in the item in seconds. It does not advance, because nothing is played.
  open var currentPlaybackTime: TimeInterval {
    get { lock.withLock { state.time } }
    set { lock.withLock { state.time = newValue } }
  }

  open var repeatMode: MPMusicRepeatMode {
    get { lock.withLock { state.repeatMode } }
    set { lock.withLock { state.repeatMode = newValue } }
  }

  open var shuffleMode: MPMusicShuffleMode {
    get { lock.withLock { state.shuffleMode } }
    set { lock.withLock { state.shuffleMode = newValue } }
  }

  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
