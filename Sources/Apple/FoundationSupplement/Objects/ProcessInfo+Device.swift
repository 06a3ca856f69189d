// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension ProcessInfo {
  /// How warm a device is.
  ///
  /// - Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair, serious, critical
  }

  /// Cool, as a device that does little.
  public var thermalState: ThermalState { .nominal }

  /// Off, as it is until a person turns it on.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether an iOS app runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// Returns the folder that a group of apps shares, as for an app that is entitled to it. It is made in the app's
  /// container.
  ///
  /// Nil for an identifier that does not begin with `group.`, as the entitlement asks for, and in programs without a container.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // The program that runs an app names its container so.
    guard let container = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"],
      groupIdentifier.hasPrefix("group."), !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL(filePath: container, directoryHint: .isDirectory).appending(
      path: "Shared/AppGroup/\(groupIdentifier)", directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Nobody is signed in to iCloud: nil.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  /// The app's folders, as `FileManager` has them; `homeDirectory` and `temporaryDirectory` are Foundation's.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// Foundation has no such folder on Linux.
  public static var libraryDirectory: URL { .homeDirectory.appending(path: "Library", directoryHint: .isDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
