import CoreMedia
import Foundation
@_spi(Host) import FoundationGaps
import HostServices
import MediaFiles
import PermissionResponses

/// A player of an item.
///
/// No images are displayed and no audio is played, but time passes as on a device, and the observers of times and of
/// the end are called. An item that cannot be loaded, such as one from the network, fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayer
open class AVPlayer: NSObject {
  /// The status of a player.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/status-swift.enum
  public enum Status: Int, Sendable {
    /// The status is not yet known.
    case unknown = 0
    /// The player can play, or has failed.
    case readyToPlay, failed
  }

  /// The playback status of a player.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/timecontrolstatus-swift.enum
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits for an item, or is playing.
    case waitingToPlayAtSpecifiedRate, playing
  }

  /// The action at the end of an item.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.enum
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player advances to the next item of the queue.
    case advance = 0
    /// The player pauses, or does nothing.
    case pause, none
  }

  /// The reason for which a player waits before it plays.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayer/waitingreason
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The player waits until enough data is loaded.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The player waits to determine the loading rate.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// The player waits for an item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  private let clock = PlaybackClock()
  private var observers: [TimeObserver] = []
  /// The requested rate, regardless of whether an item can be played.
  private var wantedRate: Float = 0
  private var item: AVPlayerItem?

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player for an item; `nil` for none.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  /// Creates a player for the asset with a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  // MARK: - Item

  /// The current item; `nil` for none.
  open var currentItem: AVPlayerItem? { item }
  /// Replaces the current item; `nil` removes it. The new item continues at its last time, and the rate does not
  /// change.
  open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

  func take(_ newItem: AVPlayerItem?) {
    guard newItem !== item else { return }
    telling {
      if let item {
        item.rest = position(of: item)
        item.player = nil
      }
      item = newItem
      newItem?.take(by: self)
      clock.set(seconds: newItem?.rest ?? 0, rate: 0)
    }
    if let layers { for layer in layers.allObjects { layer.setNeedsDisplay() } }
    run()
  }

  /// Changes the state, and notifies observers of the properties that differ afterward.
  private func telling(_ change: () -> Void) {
    changingWhereDifferent(Self.keyedProperties.keys.sorted(), change)
  }

  /// The action at the end of an item.
  ///
  /// - Default: `.pause`; `.advance` for queues.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// The status of the player. Always `readyToPlay`, because errors are those of the item.
  open var status: Status { .readyToPlay }
  /// The error of the player. Always `nil`.
  open var error: (any Error)? { nil }

  // MARK: - Playing

  /// Plays at the default rate.
  open func play() { rate = defaultRate }
  /// Pauses playback.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The requested rate: 1 is the natural rate of the asset, and 0 pauses playback.
  ///
  /// - Default: 0.
  open var rate: Float {
    get { wantedRate }
    set {
      telling { wantedRate = newValue }
      run()
    }
  }

  /// The rate of ``play()``.
  ///
  /// - Default: 1.
  open var defaultRate: Float = 1

  private var canPlay: Bool { item?.status == .readyToPlay }

  /// The playback status: the player is playing, waits for a playable item, or is paused.
  open var timeControlStatus: TimeControlStatus {
    wantedRate == 0 ? .paused : canPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// The reason for which the player waits; `nil` if it does not wait.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Whether the player waits for more data before it starts. The value is only stored.
  ///
  /// - Default: `true`.
  open var automaticallyWaitsToMinimizeStalling = true

  private func run() {
    clock.set(rate: canPlay ? Double(wantedRate) : 0)
    guard let item, canPlay, wantedRate > 0 else { return }
    clock.whenAt(max(item.endSeconds, clock.seconds)) { [weak self, weak item] in
      if let self, let item { reachedEnd(item) }
    }
    for observer in observers { wait(for: observer) }
  }

  private func reachedEnd(_ item: AVPlayerItem) {
    clock.set(seconds: item.endSeconds, rate: 0)
    if actionAtItemEnd != .none { telling { wantedRate = 0 } }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    didEnd(item)
  }

  /// Handles the end of an item. Queue players override it.
  func didEnd(_ item: AVPlayerItem) {}

  // MARK: - Time

  func position(of item: AVPlayerItem) -> Double {
    item === self.item ? min(max(clock.seconds, 0), max(item.endSeconds, 0)) : item.rest
  }

  func moved(_ item: AVPlayerItem, to seconds: Double) {
    guard item === self.item else { return }
    clock.set(seconds: seconds)
    run()
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
  }

  /// Returns the time in the item; zero without an item.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  /// Moves to a time in the item. The time is clamped to the item's time range.
  open func seek(to time: CMTime) { item?.seek(to: time) }

  /// Moves to a time in the item. The handler is called in the next turn of the run loop, with `false` if there is no
  /// item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return RunLoopTurn.later { completionHandler(false) } }
    item.seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to an exact time in the item. The tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { item?.seek(to: time) }

  /// Moves to an exact time in the item. The tolerances are ignored. The handler is called in the next turn of the run
  /// loop.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a time in the item, and returns whether there is an item.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }

  // MARK: - Observers

  private final class TimeObserver {
    var interval = 0.0
    var places: [Double] = []
    let call: (CMTime) -> Void
    init(_ call: @escaping (CMTime) -> Void) { self.call = call }
  }

  /// Calls a block at each multiple of an interval of the item's time while it plays.
  ///
  /// - Parameters:
  ///   - interval: The interval, which is at least a millisecond. An invalid interval is replaced with a second.
  ///   - queue: Ignored.
  ///   - block: A closure that receives the time.
  /// - Returns: The observer, for ``removeTimeObserver(_:)``.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(block)
    observer.interval = interval.isNumeric ? max(interval.seconds, 0.001) : 1
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

  /// Calls a block at some times of the item while it plays.
  ///
  /// - Returns: The observer, for ``removeTimeObserver(_:)``.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let observer = TimeObserver { _ in block() }
    observer.places = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    observers.append(observer)
    if rate > 0 { run() }
    return observer
  }

  /// Removes an observer of times.
  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  private func wait(for observer: TimeObserver) {
    let now = clock.seconds
    let place: Double? =
      observer.interval > 0
      ? ((now / observer.interval + 1e-6).rounded(.down) + 1) * observer.interval
      : observer.places.first { $0 > now + 1e-6 }
    guard let place, place <= (item?.endSeconds ?? 0) else { return }
    clock.whenAt(place) { [weak self, weak observer] in
      guard let self, let observer, observers.contains(where: { $0 === observer }) else { return }
      observer.call(CMTime(seconds: place, preferredTimescale: 1_000_000_000))
      if clock.rate > 0 { wait(for: observer) }
    }
  }

  // MARK: - Audio and external screens

  /// The volume from 0 to 1. The value is only stored, because no audio is played.
  ///
  /// - Default: 1.
  open var volume: Float = 1

  /// Whether the audio is muted. The value is only stored.
  ///
  /// - Default: `false`.
  open var isMuted = false

  /// Whether external playback is allowed. The value is only stored.
  ///
  /// - Default: `true`.
  open var allowsExternalPlayback = true

  /// Whether external playback is active. Always `false`.
  open var isExternalPlaybackActive: Bool { false }

  /// Whether external playback starts when an external screen is active. The value is only stored.
  ///
  /// - Default: `false`.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false

  /// Whether playback prevents the display from sleeping. The value is only stored.
  ///
  /// - Default: `true`.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Whether the player selects media by the user's language preferences. The value is only stored.
  ///
  /// - Default: `true`.
  open var appliesMediaSelectionCriteriaAutomatically = true

  /// The layers that display the player.
  private(set) var layers: NSHashTable<AVPlayerLayer>?
  func add(_ layer: AVPlayerLayer) {
    if layers == nil { layers = .weakObjects() }
    layers?.add(layer)
  }
}

@_spi(Host)
extension AVPlayer: KeyedProperties {
  /// The properties that Apple documents as observable.
  nonisolated public static var keyedProperties: [String: AnyKeyPath] {
    [
      "currentItem": \AVPlayer.currentItem, "rate": \AVPlayer.rate, "status": \AVPlayer.status,
      "error": \AVPlayer.error, "timeControlStatus": \AVPlayer.timeControlStatus,
      "reasonForWaitingToPlay": \AVPlayer.reasonForWaitingToPlay,
    ]
  }
}
