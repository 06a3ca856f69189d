import Foundation
import HostServices

/// What headphones and the lock screen may ask a player to do. Neither is here: no command comes.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked: Its commands never change; nothing calls their handlers.
  override init() { super.init() }

  open class func shared() -> MPRemoteCommandCenter { HostServices.state(MPRemoteCommandCenter()) }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommand
open class MPRemoteCommand: NSObject {
  private final class Target {
    let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) { self.handler = handler }
  }

  private var targets: [Target] = []

  override init() { super.init() }

  open var isEnabled = true

  /// - Returns: What `removeTarget` wants.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let target = Target(handler)
    targets.append(target)
    return target
  }

  /// - Parameter target: Nil for all.
  open func removeTarget(_ target: Any?) {
    targets.removeAll { own in target.map { own === $0 as AnyObject } ?? true }
  }
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = [10]
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// What came. Nothing does.
open class MPRemoteCommandEvent: NSObject {
  override init() { super.init() }
  open var timestamp: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
