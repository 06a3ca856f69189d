import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The settings of a cache. This cache keeps all images in memory until the app ends.
public final class SDImageCacheConfig: NSObject {
  public nonisolated(unsafe) static let `default` = SDImageCacheConfig()

  public var shouldCacheImagesInMemory = true
  public var shouldUseWeakMemoryCache = false
  public var shouldDisableiCloud = true
  public var shouldRemoveExpiredDataWhenEnterBackground = true
  public var maxDiskAge: TimeInterval = 60 * 60 * 24 * 7
  public var maxDiskSize: UInt = 0
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
}

/// A cache of images in memory, by key.
open class SDImageCache: NSObject {
  public nonisolated(unsafe) static let shared = SDImageCache(namespace: "default")

  public let config = SDImageCacheConfig()
  private var images: [String: UIImage] = [:]

  public init(namespace: String) {}

  public convenience init(namespace: String, diskCacheDirectory directory: String?) { self.init(namespace: namespace) }

  open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0] } }

  open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  open func diskImageDataExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }

  open func diskImageExists(withKey key: String?, completion: SDImageCacheCheckCompletionBlock? = nil) {
    let isThere = diskImageDataExists(withKey: key)
    DispatchQueue.main.async { completion?(isThere) }
  }

  @discardableResult
  open func queryCacheOperation(forKey key: String?, done: SDImageCacheQueryCompletionBlock?) -> Operation? {
    let image = imageFromCache(forKey: key)
    done?(image, nil, image == nil ? .none : .memory)
    return nil
  }

  open func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
    if let key, let image { images[key] = image }
    DispatchQueue.main.async { completion?() }
  }

  open func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
  ) { store(image, forKey: key, completion: completion) }

  open func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
    completion: SDWebImageNoParamsBlock? = nil
  ) { store(image ?? imageData.flatMap { UIImage(data: $0) }, forKey: key, completion: completion) }

  open func storeImage(toMemory image: UIImage?, forKey key: String?) { store(image, forKey: key) }

  open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
    if let key { images[key] = nil }
    DispatchQueue.main.async { completion?() }
  }

  open func removeImage(
    forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
  ) { removeImage(forKey: key, withCompletion: completion) }

  open func removeImageFromMemory(forKey key: String?) { removeImage(forKey: key) }

  open func removeImageFromDisk(forKey key: String?) { removeImage(forKey: key) }

  open func clearMemory() { images = [:] }

  open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
    DispatchQueue.main.async { completion?() }
  }

  open func clear(with type: SDImageCacheType, completion: SDWebImageNoParamsBlock? = nil) {
    if type == .memory || type == .all { clearMemory() }
    DispatchQueue.main.async { completion?() }
  }

  open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
    DispatchQueue.main.async { completionBlock?() }
  }

  open func totalDiskSize() -> UInt { 0 }

  open func totalDiskCount() -> UInt { UInt(images.count) }

  open func calculateSize(completionBlock: SDImageCacheCalculateSizeBlock? = nil) {
    let count = UInt(images.count)
    DispatchQueue.main.async { completionBlock?(count, 0) }
  }
}

/// Loads images from the cache or with `URLSession`.
open class SDWebImageManager: NSObject {
  public nonisolated(unsafe) static let shared = SDWebImageManager()

  public private(set) var imageCache = SDImageCache.shared
  public var transformer: (any SDImageTransformer)?
  private var running: [ObjectIdentifier: SDWebImageCombinedOperation] = [:]

  public override init() {}

  public init(cache: SDImageCache, loader: SDWebImageDownloader) { imageCache = cache }

  open var isRunning: Bool { !running.isEmpty }

  open func cancelAll() {
    for operation in running.values { operation.cancel() }
  }

  /// Returns the key of a URL's image in the cache.
  open func cacheKey(for url: URL?) -> String? { url?.absoluteString }

  open func cacheKey(for url: URL?, context: [SDWebImageContextOption: Any]?) -> String? {
    guard let key = cacheKey(for: url) else { return nil }
    let transformer = context?[.imageTransformer] as? any SDImageTransformer ?? transformer
    return transformer.map { "\(key)-\($0.transformerKey)" } ?? key
  }

  @discardableResult
  open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    loadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
  }

  @discardableResult
  open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?,
    progress: SDImageLoaderProgressBlock?, completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    guard let url, let key = cacheKey(for: url, context: context) else {
      completed(nil, nil, SDWebImageError(code: .invalidURL), .none, true, nil)
      return nil
    }
    let cache = context?[.imageCache] as? SDImageCache ?? imageCache
    if !options.contains(.fromLoaderOnly), !options.contains(.refreshCached),
      let image = cache.imageFromCache(forKey: key)
    {
      completed(image, nil, nil, .memory, true, url)
      return operation
    }
    if options.contains(.fromCacheOnly) {
      completed(nil, nil, nil, .none, true, url)
      return operation
    }
    let transformer = context?[.imageTransformer] as? any SDImageTransformer ?? transformer
    let scale = context?[.imageScaleFactor] as? CGFloat ?? 1
    var request = URLRequest(url: url)
    for (name, value) in SDWebImageDownloader.shared.headers { request.setValue(value, forHTTPHeaderField: name) }
    running[ObjectIdentifier(operation)] = operation
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      DispatchQueue.main.async {
        self.running[ObjectIdentifier(operation)] = nil
        if operation.isCancelled { return completed(nil, nil, SDWebImageError(code: .cancelled), .none, true, url) }
        if let error { return completed(nil, nil, error, .none, true, url) }
        if let code = (response as? HTTPURLResponse)?.statusCode, !(200..<400).contains(code) {
          return completed(nil, nil, SDWebImageError(code: .invalidDownloadStatusCode), .none, true, url)
        }
        progress?(data?.count ?? 0, data?.count ?? 0, url)
        guard let data, let loaded = UIImage(data: data, scale: scale) else {
          return completed(nil, data, SDWebImageError(code: .badImageData), .none, true, url)
        }
        let image = transformer.map { $0.transformedImage(with: loaded, forKey: key) } ?? loaded
        cache.store(image, forKey: key)
        completed(image, data, nil, .none, true, url)
      }
    }
    operation.task = task
    task.resume()
    return operation
  }
}

/// Loads images without caching them.
open class SDWebImageDownloader: NSObject {
  public nonisolated(unsafe) static let shared = SDWebImageDownloader()

  private(set) var headers: [String: String] = [:]

  open func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    if let field { headers[field] = value }
  }

  open func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { headers[$0] } }

  open func cancelAllDownloads() { SDWebImageManager.shared.cancelAll() }

  @discardableResult
  open func downloadImage(with url: URL?, completed: SDWebImageDownloaderCompletedBlock? = nil)
    -> SDWebImageDownloadToken?
  { downloadImage(with: url, options: [], progress: nil, completed: completed) }

  @discardableResult
  open func downloadImage(
    with url: URL?, options: SDWebImageDownloaderOptions = [], progress: SDWebImageDownloaderProgressBlock?,
    completed: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    let operation = SDWebImageManager.shared.loadImage(with: url, options: .fromLoaderOnly, progress: progress) {
      image, data, error, _, isFinished, _ in
      completed?(image, data, error, isFinished)
    }
    return SDWebImageDownloadToken(operation, url)
  }
}

/// Loads images in advance.
open class SDWebImagePrefetcher: NSObject {
  public nonisolated(unsafe) static let shared = SDWebImagePrefetcher()

  public var maxConcurrentPrefetchCount: UInt = 3
  public var options: SDWebImageOptions = .lowPriority
  private var operations: [SDWebImageCombinedOperation] = []

  @discardableResult
  open func prefetchURLs(_ urls: [URL]?) -> SDWebImageCombinedOperation? {
    prefetchURLs(urls, progress: nil, completed: nil)
  }

  @discardableResult
  open func prefetchURLs(
    _ urls: [URL]?, progress: ((UInt, UInt) -> Void)?, completed: ((UInt, UInt) -> Void)? = nil
  ) -> SDWebImageCombinedOperation? {
    let urls = urls ?? []
    var (done, skipped) = (0, 0)
    if urls.isEmpty { completed?(0, 0) }
    for url in urls {
      let operation = SDWebImageManager.shared.loadImage(with: url, options: options, progress: nil) {
        image, _, _, _, _, _ in
        done += 1
        if image == nil { skipped += 1 }
        progress?(UInt(done), UInt(urls.count))
        if done == urls.count { completed?(UInt(done), UInt(skipped)) }
      }
      if let operation { operations.append(operation) }
    }
    return operations.last
  }

  open func cancelPrefetching() {
    for operation in operations { operation.cancel() }
    operations = []
  }
}

/// A format of image files. All formats that UIKit supports are supported.
public protocol SDImageCoder: AnyObject {}

open class SDImageCodersManager: NSObject {
  public nonisolated(unsafe) static let shared = SDImageCodersManager()

  public private(set) var coders: [any SDImageCoder] = []

  open func addCoder(_ coder: any SDImageCoder) { coders.append(coder) }

  open func removeCoder(_ coder: any SDImageCoder) { coders.removeAll { $0 === coder } }
}
