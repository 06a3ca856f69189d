// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  ///
  /// - Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair, serious, critical
  }

  /// The thermal state of the device: nominal.
  public var thermalState: ThermalState { .nominal }

  /// Whether Low Power Mode is enabled: `false`, the default.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the process is an iOS app on a Mac.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// Returns the shared folder of an app group, as for an app with the entitlement. It is created in the app's
  /// container.
  ///
  /// Nil for an identifier that doesn't begin with `group.`, as the entitlement requires, and in programs without a
  /// container.
  ///
  /// - Source: developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // The program that runs an app sets the variable to its container.
    guard let container = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"],
      groupIdentifier.hasPrefix("group."), !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL(filePath: container, directoryHint: .isDirectory).appending(
      path: "Shared/AppGroup/\(groupIdentifier)", directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The identity token of iCloud: `nil`, since no user is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  /// The app's folders, the same as from `FileManager`. `homeDirectory` and `temporaryDirectory` are Foundation's.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The library folder, which Foundation on Linux doesn't have.
  public static var libraryDirectory: URL { .homeDirectory.appending(path: "Library", directoryHint: .isDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

public typealias CFAbsoluteTime = Double

/// Returns the number of seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
