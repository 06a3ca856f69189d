import Foundation
import HostServices

/// A center for the remote commands of headphones and the lock screen. No commands are sent.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked: The commands are immutable, and their handlers are not called.
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

  /// Adds a handler.
  ///
  /// - Returns: The target, for `removeTarget`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let target = Target(handler)
    targets.append(target)
    return target
  }

  /// Removes a target.
  ///
  /// - Parameter target: The target; `nil` for all targets.
  open func removeTarget(_ target: Any?) {
    targets.removeAll { own in target.map { own === $0 as AnyObject } ?? true }
  }
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = [10]
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// An event of a remote command. No events occur.
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
