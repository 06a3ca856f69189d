// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking
import HostServices
import PermissionResponses

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// A store of the data of websites. It contains only cookies, because no scripts run that could store other data. The
/// data is in the memory of the host.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let httpCookieStore = WKHTTPCookieStore()
  open private(set) var isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the store of the current host.
  open class func `default`() -> WKWebsiteDataStore {
    HostServices.state(WKWebsiteDataStore(isPersistent: true))
  }

  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  private func records(_ types: Set<String>) -> [WKWebsiteDataRecord] {
    guard types.contains(WKWebsiteDataTypeCookies) else { return [] }
    let domains = Set(httpCookieStore.cookies.map { $0.domain.trimmingCharacters(in: ["."]) })
    return domains.sorted().map { WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies]) }
  }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    RunLoopTurn.later { [self] in MainActor.assumeIsolated { completionHandler(records(dataTypes)) } }
  }

  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(dataTypes) }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let domains = Set(dataRecords.map(\.displayName))
      httpCookieStore.remove { domains.contains($0.domain.trimmingCharacters(in: ["."])) }
    }
    RunLoopTurn.later { MainActor.assumeIsolated { completionHandler() } }
  }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove { _ in true } }
    RunLoopTurn.later { MainActor.assumeIsolated { completionHandler() } }
  }

  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
    }
  }

  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }
}

/// A record of the data of a website.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  public let displayName: String
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}

/// The cookies of a data store.
///
/// - Source: developer.apple.com/documentation/webkit/wkhttpcookiestore
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  fileprivate(set) var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  override nonisolated init() { super.init() }

  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    RunLoopTurn.later { [self] in MainActor.assumeIsolated { completionHandler(cookies) } }
  }

  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie. A cookie with the same name, domain and path is replaced.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    changed(completionHandler)
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    changed(completionHandler)
  }

  func remove(_ isGone: (HTTPCookie) -> Bool) {
    cookies.removeAll(where: isGone)
    changed(nil)
  }

  private func changed(_ completionHandler: (@MainActor @Sendable () -> Void)?) {
    RunLoopTurn.later { [self] in
      MainActor.assumeIsolated {
        for observer in observers { observer.object?.cookiesDidChange(in: self) }
        completionHandler?()
      }
    }
  }

  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }
}

/// An observer of changes of cookies.
@MainActor
@preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
