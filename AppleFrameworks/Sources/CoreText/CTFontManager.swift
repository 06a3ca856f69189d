// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Host) import CoreGraphics
import Foundation
import HostServices
import UIKit

/// The scope of the registration of fonts. All scopes are limited to the program.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  /// The fonts are not registered.
  case none = 0
  /// The fonts are registered for the program until it ends.
  case process = 1
  /// The fonts are registered for the user until they are unregistered. The scope is the same as ``process``.
  case persistent = 2
  /// The fonts are registered for the user's session. The scope is the same as ``process``.
  case session = 3

  /// The scope of the user. Superseded by ``persistent``.
  public static var user: CTFontManagerScope { .persistent }
}

/// An error of registering or unregistering fonts.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagererror
public enum CTFontManagerError: Int, Error {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The file's fonts are already registered.
  case alreadyRegistered = 105
  /// The file's fonts are not registered.
  case notRegistered = 201
}

/// The domain of the errors of Core Text's font manager.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" as CFString }

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them.
///
/// - Parameters:
///   - fontURL: The URL of a file on this machine.
///   - scope: Ignored. Fonts are always registered for the program.
///   - error: The error, which the caller releases.
/// - Returns: `false` if the file is not a font or is already registered.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.register(fontURL as URL), to: error)
}

/// Unregisters the fonts of a file. Fonts that are in use stay valid.
///
/// - Parameter error: The error, which the caller releases.
/// - Returns: `false` if the file's fonts are not registered.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.unregister(fontURL as URL), to: error)
}

/// Registers the fonts of several files.
///
/// - Parameters:
///   - enabled: Whether the fonts can be found. Disabled fonts are not registered.
///   - registrationHandler: A closure that is called with the errors, and `true` at the end. It returns `false` to
///     stop.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregisterfonturls(_:_:_:_:)
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let urls = enabled ? fontURLs.compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } } : []
  let errors = urls.compactMap { FontRegistration.register($0)?.asNSError(about: $0) }
  _ = registrationHandler?(errors as CFArray, true)
}

/// Registers a font from data, so that `UIFont(name:size:)` finds it by its PostScript name.
///
/// - Parameter error: The error, which the caller releases.
/// - Returns: `false` if a font with the name is already registered from data.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.register(font), to: error)
}

/// Unregisters a font from data. Texts that use the font keep it.
///
/// - Parameter error: The error, which the caller releases.
/// - Returns: `false` if the font is not registered.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerunregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.unregister(font.file), to: error)
}

private func report(
  _ failure: FontRegistration.Failure?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let failure else { return true }
  error?.pointee = .passRetained(failure.asNSError(about: failure.url))
  return false
}

/// A namespace for functions that register the program's font files.
private enum FontRegistration {
  struct Failure {
    let code: CTFontManagerError
    let url: URL
    let reason: String

    func asNSError(about url: URL) -> NSError {
      NSError(
        domain: kCTFontManagerErrorDomain as String, code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: reason, "CTFontManagerErrorFontURLs": [url]])
    }
  }

  static func register(_ url: URL) -> Failure? {
    let path = url.path(percentEncoded: false)
    guard url.isFileURL, FileManager.default.fileExists(atPath: path) else {
      return Failure(code: .fileNotFound, url: url, reason: "There is no file \(path)")
    }
    guard !FontFiles.isRegistered(path) else {
      return Failure(code: .alreadyRegistered, url: url, reason: "The fonts of \(path) are registered already")
    }
    return FontFiles.register(path).map { Failure(code: .unrecognizedFormat, url: url, reason: $0) }
  }

  /// Writes the data to a file and registers it, because fonts are registered by files.
  static func register(_ font: CGFont) -> Failure? {
    let file = font.file
    if FontFiles.isRegistered(file.path(percentEncoded: false)) { return register(file) }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try font.fileData.write(to: file)
    } catch {
      return Failure(code: .insufficientPermissions, url: file, reason: "The font can't be written: \(error)")
    }
    return register(file)
  }

  static func unregister(_ url: URL) -> Failure? {
    let path = url.path(percentEncoded: false)
    guard FontFiles.unregister(path) else {
      return Failure(code: .notRegistered, url: url, reason: "The fonts of \(path) are not registered")
    }
    return nil
  }
}

extension CGFont {
  /// The file with which the font is registered. There is one for each PostScript name.
  fileprivate var file: URL {
    let name = postScriptName.map { $0 as String } ?? "Font"
    return FileManager.default.temporaryDirectory.appending(path: "RegisteredFonts").appending(path: name + ".font")
  }
}
