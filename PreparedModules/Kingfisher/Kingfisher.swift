import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformButton = UIButton
public typealias KFCrossPlatformColor = UIColor
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias CompletionHandler = (Result<RetrieveImageResult, KingfisherError>) -> Void

/// A namespace for Kingfisher's members: `imageView.kf`.
public struct KingfisherWrapper<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }
}

public protocol KingfisherCompatible: AnyObject {}
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension KingfisherCompatibleValue {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}

// MARK: - Sources of images

/// The URL of an image and its key in the cache.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// A namespace for builders.
public enum KF {
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }

  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    Builder(url.map { .network(ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
  }

  public static func resource(_ resource: Resource?) -> Builder { Builder(resource.map { .network($0) }) }

  public static func source(_ source: Source?) -> Builder { Builder(source) }

  /// A builder with a method for each option of an image.
  public final class Builder {
    private let source: Source?
    private var placeholder: UIImage?
    private var options: KingfisherOptionsInfo = []
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?

    init(_ source: Source?) { self.source = source }

    private func adding(_ option: KingfisherOptionsInfoItem) -> Self {
      options.append(option)
      return self
    }

    public func placeholder(_ image: UIImage?) -> Self {
      placeholder = image
      return self
    }

    public func fade(duration: TimeInterval) -> Self { adding(.transition(.fade(duration))) }

    public func setProcessor(_ processor: ImageProcessor) -> Self { adding(.processor(processor)) }

    public func roundCorner(radius: CGFloat) -> Self {
      adding(.processor(RoundCornerImageProcessor(cornerRadius: radius)))
    }

    public func downsampling(size: CGSize) -> Self { adding(.processor(DownsamplingImageProcessor(size: size))) }

    public func resizing(referenceSize: CGSize) -> Self {
      adding(.processor(ResizingImageProcessor(referenceSize: referenceSize)))
    }

    public func forceRefresh(_ enabled: Bool = true) -> Self { enabled ? adding(.forceRefresh) : self }

    public func cacheOriginalImage(_ enabled: Bool = true) -> Self { enabled ? adding(.cacheOriginalImage) : self }

    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }

    public func scaleFactor(_ factor: CGFloat) -> Self { adding(.scaleFactor(factor)) }

    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
      success = block
      return self
    }

    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
      failure = block
      return self
    }

    @discardableResult
    public func set(to imageView: UIImageView) -> DownloadTask? {
      let (success, failure) = (success, failure)
      return imageView.kf.setImage(with: source, placeholder: placeholder, options: options) { result in
        switch result {
        case .success(let value): success?(value)
        case .failure(let error): failure?(error)
        }
      }
    }
  }
}

public typealias KFImageResource = KF.ImageResource

public protocol ImageDataProvider {
  var cacheKey: String { get }
  func data(handler: @escaping (Result<Data, Error>) -> Void)
}

public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public let cacheKey: String

  public init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.absoluteString
  }

  public func data(handler: @escaping (Result<Data, Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}

public struct RawImageDataProvider: ImageDataProvider {
  public let data: Data
  public let cacheKey: String

  public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }

  public func data(handler: @escaping (Result<Data, Error>) -> Void) { handler(.success(data)) }
}

public enum Source {
  case network(Resource)
  case provider(ImageDataProvider)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  public var url: URL? {
    if case .network(let resource) = self { resource.downloadURL } else { nil }
  }
}

// MARK: - Results

public enum CacheType: Sendable {
  case none, memory, disk

  public var cached: Bool { self != .none }
}

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public let originalSource: Source
}

public enum KingfisherError: Error {
  public enum RequestErrorReason { case emptyRequest, invalidURL }
  public enum ResponseErrorReason { case URLSessionError(error: Error), invalidHTTPStatusCode(code: Int) }
  public enum CacheErrorReason { case imageNotExisting(key: String) }
  public enum ProcessorErrorReason { case processingFailed(name: String) }
  public enum ImageSettingErrorReason { case emptySource, notCurrentSourceTask, dataProviderError(error: Error) }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  public var isTaskCancelled: Bool { isNotCurrentTask }

  public var isNotCurrentTask: Bool {
    if case .imageSettingError(.notCurrentSourceTask) = self { true } else { false }
  }
}

extension KingfisherError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .requestError: "The request is empty."
    case .responseError(.URLSessionError(let error)): "A URL session error happened: \(error.localizedDescription)"
    case .responseError(.invalidHTTPStatusCode(let code)): "The HTTP status code in response is invalid. Code: \(code)."
    case .cacheError(.imageNotExisting(let key)):
      "The image is not in cache, but you requires it should only be from cache by enabling the `.onlyFromCache` option. Key: \(key)."
    case .processorError(.processingFailed(let name)): "Processing image failed. Processor: \(name)."
    case .imageSettingError: "The image was not set."
    }
  }
}

/// A download that can be canceled.
public final class DownloadTask {
  fileprivate var task: URLSessionDataTask?
  public private(set) var isCancelled = false

  public func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

// MARK: - Options

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval)

  var animation: (duration: TimeInterval, options: UIView.AnimationOptions)? {
    switch self {
    case .none: nil
    case .fade(let duration): (duration, .transitionCrossDissolve)
    case .flipFromLeft(let duration): (duration, .transitionFlipFromLeft)
    case .flipFromRight(let duration): (duration, .transitionFlipFromRight)
    case .flipFromTop(let duration): (duration, .transitionFlipFromTop)
    case .flipFromBottom(let duration): (duration, .transitionFlipFromBottom)
    }
  }
}

public protocol ImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: (URLRequest) -> URLRequest?

  public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }

  public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

public protocol RetryStrategy {}

public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval { case seconds(TimeInterval), accumulated(TimeInterval), custom((Int) -> TimeInterval) }

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

public enum StorageExpiration { case never, seconds(TimeInterval), days(Int), date(Date), expired }

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(ImageDownloadRequestModifier)
  case processor(ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case loadDiskFileSynchronously
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case alternativeSources([Source])
  case retryStrategy(RetryStrategy)
  case lowDataMode(Source?)
}

/// The parsed options.
struct Options {
  var processor: ImageProcessor = DefaultImageProcessor.default
  var cache = ImageCache.default
  var scale: CGFloat = 1
  var modifier: ImageDownloadRequestModifier?
  var transition = ImageTransition.none
  var failureImage: UIImage?
  var hasFailureImage = false
  var isRefreshed = false
  var isFromCache = false
  var keepsImage = false
  var forcesTransition = false

  init(_ info: KingfisherOptionsInfo?) {
    for option in info ?? [] {
      switch option {
      case .targetCache(let cache): self.cache = cache
      case .transition(let transition): self.transition = transition
      case .forceRefresh: isRefreshed = true
      case .forceTransition: forcesTransition = true
      case .onlyFromCache: isFromCache = true
      case .scaleFactor(let scale): self.scale = scale
      case .requestModifier(let modifier): self.modifier = modifier
      case .processor(let processor): self.processor = processor
      case .keepCurrentImageWhileLoading: keepsImage = true
      case .onFailureImage(let image): (failureImage, hasFailureImage) = (image, true)
      default: break
      }
    }
  }
}

// MARK: - Loading

/// A cache of images in memory, by key.
open class ImageCache {
  public nonisolated(unsafe) static let `default` = ImageCache(name: "default")

  private var images: [String: UIImage] = [:]

  public init(name: String) {}

  private func key(_ key: String, _ processor: String) -> String { processor.isEmpty ? key : "\(key)@\(processor)" }

  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
    toDisk: Bool = true
  ) { images[self.key(key, identifier)] = image }

  open func removeImage(forKey key: String, processorIdentifier identifier: String = "") {
    images[self.key(key, identifier)] = nil
  }

  open func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { images[key] }

  func image(_ name: String, _ processor: String) -> UIImage? { images[key(name, processor)] }

  public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    images[self.key(key, identifier)] != nil
  }

  public func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
    isCached(forKey: key, processorIdentifier: identifier) ? .memory : .none
  }

  public func clearMemoryCache() { images = [:] }

  public func clearDiskCache(completion: (() -> Void)? = nil) { DispatchQueue.main.async { completion?() } }

  public func clearCache(completion: (() -> Void)? = nil) {
    clearMemoryCache()
    DispatchQueue.main.async { completion?() }
  }

  public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { DispatchQueue.main.async { completion?() } }

  public func cleanExpiredMemoryCache() {}

  public func calculateDiskStorageSize(completion: @escaping (Result<UInt, KingfisherError>) -> Void) {
    DispatchQueue.main.async { completion(.success(0)) }
  }
}

open class ImageDownloader {
  public nonisolated(unsafe) static let `default` = ImageDownloader(name: "default")

  open var downloadTimeout: TimeInterval = 15

  public init(name: String) {}
}

/// Loads images from the cache or with `URLSession`.
public class KingfisherManager {
  public nonisolated(unsafe) static let shared = KingfisherManager()

  public var cache = ImageCache.default
  public var downloader = ImageDownloader.default
  public var defaultOptions: KingfisherOptionsInfo = []

  @discardableResult
  public func retrieveImage(
    with resource: Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: CompletionHandler?
  ) -> DownloadTask? {
    retrieveImage(
      with: .network(resource), options: options, progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: CompletionHandler?
  ) -> DownloadTask? {
    let options = Options(defaultOptions + (options ?? []))
    let processor = options.processor
    if !options.isRefreshed, let image = options.cache.image(source.cacheKey, processor.identifier) {
      completionHandler?(
        .success(RetrieveImageResult(image: image, cacheType: .memory, source: source, originalSource: source)))
      return nil
    }
    func finish(_ result: Result<UIImage, KingfisherError>) {
      completionHandler?(
        result.map { RetrieveImageResult(image: $0, cacheType: .none, source: source, originalSource: source) })
    }
    func process(_ data: Data) {
      guard let image = processor.process(item: .data(data), scale: options.scale) else {
        return finish(.failure(.processorError(reason: .processingFailed(name: processor.identifier))))
      }
      options.cache.store(image, forKey: source.cacheKey, processorIdentifier: processor.identifier)
      finish(.success(image))
    }
    if options.isFromCache {
      finish(.failure(.cacheError(reason: .imageNotExisting(key: source.cacheKey))))
      return nil
    }
    switch source {
    case .provider(let provider):
      provider.data { result in
        DispatchQueue.main.async {
          switch result {
          case .success(let data): process(data)
          case .failure(let error): finish(.failure(.imageSettingError(reason: .dataProviderError(error: error))))
          }
        }
      }
      return nil
    case .network(let resource):
      let request = URLRequest(url: resource.downloadURL, timeoutInterval: downloader.downloadTimeout)
      guard let request = options.modifier == nil ? request : options.modifier?.modified(for: request) else {
        finish(.failure(.requestError(reason: .emptyRequest)))
        return nil
      }
      let download = DownloadTask()
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        DispatchQueue.main.async {
          if let error { return finish(.failure(.responseError(reason: .URLSessionError(error: error)))) }
          if let code = (response as? HTTPURLResponse)?.statusCode, !(200..<400).contains(code) {
            return finish(.failure(.responseError(reason: .invalidHTTPStatusCode(code: code))))
          }
          progressBlock?(Int64(data?.count ?? 0), Int64(data?.count ?? 0))
          process(data ?? Data())
        }
      }
      download.task = task
      task.resume()
      return download
    }
  }
}

/// Loads images in advance.
public class ImagePrefetcher {
  private let sources: [Source]
  private let options: KingfisherOptionsInfo?
  private var tasks: [DownloadTask] = []

  public init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: (([Resource], [Resource], [Resource]) -> Void)? = nil
  ) {
    sources = urls.map { .network($0) }
    self.options = options
  }

  public func start() {
    tasks = sources.compactMap {
      KingfisherManager.shared.retrieveImage(with: $0, options: options, completionHandler: nil)
    }
  }

  public func stop() { for task in tasks { task.cancel() } }
}

// MARK: - Views

/// A placeholder for an image that is not loaded yet.
public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }

  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  public func add(to imageView: UIImageView) {
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.addSubview(self)
  }

  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  var view: UIView { get }
}

public enum IndicatorType {
  case none
  case activity
  case image(imageData: Data)
  case custom(indicator: Indicator)
}

/// The state of a view's image.
private final class Loading {
  nonisolated(unsafe) static var key: UInt8 = 0

  var number = 0
  var task: DownloadTask?
  var indicatorType = IndicatorType.none
  var indicator: UIView?
  var placeholder: Placeholder?

  static func of(_ view: UIView) -> Loading {
    if let known = objc_getAssociatedObject(view, &key) as? Loading { return known }
    let new = Loading()
    objc_setAssociatedObject(view, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  func showIndicator(in view: UIView) {
    hideIndicator()
    switch indicatorType {
    case .none: return
    case .activity:
      let activity = UIActivityIndicatorView(style: .medium)
      activity.startAnimating()
      indicator = activity
    case .image(let data): indicator = UIImageView(image: UIImage(data: data))
    case .custom(let custom):
      custom.startAnimatingView()
      indicator = custom.view
    }
    guard let indicator else { return }
    view.addSubview(indicator)
    indicator.translatesAutoresizingMaskIntoConstraints = false
    indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  func hideIndicator() {
    indicator?.removeFromSuperview()
    indicator = nil
  }
}

extension KingfisherWrapper where Base: UIImageView {
  public var indicatorType: IndicatorType {
    get { Loading.of(base).indicatorType }
    nonmutating set { Loading.of(base).indicatorType = newValue }
  }

  public var taskIdentifier: UInt? { UInt(Loading.of(base).number) }

  public func cancelDownloadTask() { Loading.of(base).task?.cancel() }

  @discardableResult
  public func setImage(
    with resource: Resource?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: CompletionHandler? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource.map { Source.network($0) }, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with provider: ImageDataProvider?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: CompletionHandler? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { Source.provider($0) }, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with source: Source?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: CompletionHandler? = nil
  ) -> DownloadTask? {
    let loading = Loading.of(base)
    loading.number += 1
    let number = loading.number
    let read = Options(KingfisherManager.shared.defaultOptions + (options ?? []))
    loading.placeholder?.remove(from: base)
    loading.placeholder = nil
    guard let source else {
      if let placeholder { placeholder.add(to: base) } else { base.image = nil }
      loading.placeholder = placeholder
      completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !read.keepsImage || base.image == nil {
      if let placeholder { placeholder.add(to: base) } else { base.image = nil }
      loading.placeholder = placeholder
    }
    loading.showIndicator(in: base)
    let view: UIImageView = base
    loading.task = KingfisherManager.shared.retrieveImage(
      with: source, options: options, progressBlock: progressBlock
    ) { [weak view] result in
      guard let view, Loading.of(view).number == number else {
        completionHandler?(.failure(.imageSettingError(reason: .notCurrentSourceTask)))
        return
      }
      let loading = Loading.of(view)
      loading.hideIndicator()
      switch result {
      case .success(let value):
        loading.placeholder?.remove(from: view)
        loading.placeholder = nil
        if let animation = read.transition.animation, value.cacheType == .none || read.forcesTransition {
          UIView.transition(with: view, duration: animation.duration, options: animation.options) {
            view.image = value.image
          } completion: { _ in
            completionHandler?(result)
          }
          return
        }
        view.image = value.image
      case .failure:
        if read.hasFailureImage { view.image = read.failureImage }
      }
      completionHandler?(result)
    }
    return loading.task
  }
}

extension KingfisherWrapper where Base: UIButton {
  private func set(
    _ source: Source?, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?, _ completion: CompletionHandler?,
    _ change: @escaping (UIButton, UIImage?) -> Void
  ) -> DownloadTask? {
    let button: UIButton = base
    change(button, placeholder)
    guard let source else {
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    return KingfisherManager.shared.retrieveImage(with: source, options: options) { [weak button] result in
      if let button, case .success(let value) = result { change(button, value.image) }
      completion?(result)
    }
  }

  @discardableResult
  public func setImage(
    with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: CompletionHandler? = nil
  ) -> DownloadTask? {
    set(resource.map { .network($0) }, placeholder, options, completionHandler) { $0.setImage($1, for: state) }
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: CompletionHandler? = nil
  ) -> DownloadTask? {
    set(resource.map { .network($0) }, placeholder, options, completionHandler) {
      $0.setBackgroundImage($1, for: state)
    }
  }
}

/// An image view. Animated images display their first frame, as in other image views.
open class AnimatedImageView: UIImageView {}
