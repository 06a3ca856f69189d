// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices
import UIKit

/// For whom fonts are registered. The program is the only one here.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For the program, until it ends.
  case process = 1
  /// For the user, until the fonts are unregistered. As ``process`` here.
  case persistent = 2
  /// For the session of the user. As ``process`` here.
  case session = 3

  /// The older name of ``persistent``.
  public static var user: CTFontManagerScope { .persistent }
}

/// Why fonts could not be registered or unregistered.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagererror
public enum CTFontManagerError: Int, Error {
  /// There is no such file.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The file's fonts are registered already.
  case alreadyRegistered = 105
  /// The file's fonts are not registered.
  case notRegistered = 201
}

/// The domain of the errors of Core Text's font manager.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" as CFString }

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them.
///
/// - Parameters:
///   - fontURL: A file on this machine.
///   - scope: For whom. Fonts are registered for the program, whatever it says.
///   - error: What went wrong, for the caller to release.
/// - Returns: False where the file is no font, or is registered already.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.register(fontURL as URL), to: error)
}

/// Unregisters the fonts of a file. Fonts in use stay usable.
///
/// - Parameter error: What went wrong, for the caller to release.
/// - Returns: False where the file's fonts are not registered.
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
///   - enabled: Whether the fonts can be found. Fonts that are registered disabled can not; nothing is registered.
///   - registrationHandler: Called with the errors, and true at the end. It returns false to stop.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregisterfonturls(_:_:_:_:)
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let urls = enabled ? fontURLs.compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } } : []
  let errors = urls.compactMap { FontRegistration.register($0)?.asNSError(about: $0) }
  _ = registrationHandler?(errors as CFArray, true)
}

/// Registers a font of bytes, so that `UIFont(name:size:)` finds it by its PostScript name.
///
/// - Parameter error: What went wrong, for the caller to release.
/// - Returns: False where a font of that name was registered so already.
/// - Source: developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistration.register(font), to: error)
}

/// Unregisters a font of bytes. Texts that use it keep it.
///
/// - Parameter error: What went wrong, for the caller to release.
/// - Returns: False where the font is not registered.
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

/// Font files that the program registers by itself.
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

  /// Fonts are registered by files: the bytes are written into one.
  static func register(_ font: CGFont) -> Failure? {
    let file = font.file
    if FontFiles.isRegistered(file.path(percentEncoded: false)) { return register(file) }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try font.bytes.write(to: file)
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
  /// The file that the font is registered by: one for each PostScript name.
  fileprivate var file: URL {
    let name = postScriptName.map { $0 as String } ?? "Font"
    return FileManager.default.temporaryDirectory.appending(path: "RegisteredFonts").appending(path: name + ".font")
  }
}
