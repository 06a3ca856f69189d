import Foundation
import HostServices
import PermissionResponses

/// The user's photo library, to which the user denies access.
///
/// - Source: developer.apple.com/documentation/photokit/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked: Its app and `RunLoopTurn` use it on the main queue alone.
  private let observers = NSHashTable<AnyObject>.weakObjects()

  override init() { super.init() }

  open class func shared() -> PHPhotoLibrary { HostServices.state(PHPhotoLibrary()) }

  // MARK: - Authorization

  private static func subject(_ level: PHAccessLevel) -> PermissionResponses.Subject {
    level == .addOnly ? .photoAdditions : .photos
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    switch PermissionResponses.current.answer(to: subject(accessLevel)) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    RunLoopTurn.later {
      handler(PermissionResponses.current.ask(subject(accessLevel)) == .authorized ? .authorized : .denied)
    }
  }

  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { done in
      requestAuthorization(for: accessLevel) { done.resume(returning: $0) }
    }
  }

  // MARK: - Changes

  /// Changes the photo library, which requires authorization. There is no free space, so authorized changes fail.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { [self] in
      let error = tried(changeBlock)
      completionHandler?(false, error)
    }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw tried(changeBlock) }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw tried(changeBlock) }

  private func tried(_ changes: () -> Void) -> PHPhotosError {
    guard PermissionResponses.current.ask(.photos) == .authorized else { return PHPhotosError(.accessUserDenied) }
    changes()
    return PHPhotosError(.notEnoughSpace)
  }

  // MARK: - Observers

  /// Registers an observer, which is never notified because there are no changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.add(observer) }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { observers.remove(observer) }
}

/// - Source: developer.apple.com/documentation/photokit/phauthorizationstatus
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// - Source: developer.apple.com/documentation/photokit/phaccesslevel
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// An observer of changes of the photo library.
///
/// - Source: developer.apple.com/documentation/photokit/phphotolibrarychangeobserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
