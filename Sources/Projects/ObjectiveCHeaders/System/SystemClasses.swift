/// The classes and protocols of Foundation and Core Foundation that headers refer to.
///
/// Only names, superclasses and Swift names are required, because the members of system classes do not matter to
/// headers.
///
/// - Source: developer.apple.com/documentation/foundation, and the language sections of its pages for the names in
///   Swift
enum SystemClasses {
  /// Classes that Swift imports as values: `NSURL` is `URL`.
  static let values: [(name: String, value: String)] = pairs(
    """
    NSString String, NSURL URL, NSData Data, NSDate Date, NSIndexPath IndexPath, NSIndexSet IndexSet, NSCalendar Calendar, \
    NSLocale Locale, NSTimeZone TimeZone, NSUUID UUID, NSURLRequest URLRequest, NSURLComponents URLComponents, \
    NSURLQueryItem URLQueryItem, NSDateComponents DateComponents, NSCharacterSet CharacterSet, NSNotification Notification, \
    NSDateInterval DateInterval, NSPersonNameComponents PersonNameComponents
    """)

  /// Classes that have a different name in Swift.
  static let renamed: [(name: String, value: String)] = pairs(
    """
    NSBundle Bundle, NSFileManager FileManager, NSURLSession URLSession, NSURLSessionConfiguration URLSessionConfiguration, \
    NSURLSessionTask URLSessionTask, NSURLResponse URLResponse, NSURLCache URLCache, NSURLProtocol URLProtocol, \
    NSURLCredential URLCredential, NSURLCredentialStorage URLCredentialStorage, NSURLProtectionSpace URLProtectionSpace, \
    NSURLAuthenticationChallenge URLAuthenticationChallenge, NSURLSessionTaskMetrics URLSessionTaskMetrics, \
    NSCachedURLResponse CachedURLResponse, NSHTTPCookie HTTPCookie, NSHTTPCookieStorage HTTPCookieStorage, \
    NSUserDefaults UserDefaults, NSOperation Operation, NSOperationQueue OperationQueue, NSTimer Timer, NSThread Thread, \
    NSRunLoop RunLoop, NSNotificationCenter NotificationCenter, NSFormatter Formatter, NSXMLParser XMLParser, \
    NSProgress Progress, NSStream Stream, NSScanner Scanner, NSPipe Pipe, NSFileHandle FileHandle, NSFileWrapper FileWrapper, \
    NSProcessInfo ProcessInfo, NSJSONSerialization JSONSerialization, NSPropertyListSerialization PropertyListSerialization, \
    NSUndoManager UndoManager, NSPort Port, NSNotificationQueue NotificationQueue, NSUnit Unit, NSDimension Dimension
    """)

  /// Subclasses that have a different name in Swift, with their superclasses.
  static let renamedSubclasses: [(name: String, value: String, superclass: String)] = [
    ("NSURLSessionDataTask", "URLSessionDataTask", "NSURLSessionTask"),
    ("NSURLSessionUploadTask", "URLSessionUploadTask", "NSURLSessionDataTask"),
    ("NSURLSessionDownloadTask", "URLSessionDownloadTask", "NSURLSessionTask"),
    ("NSURLSessionStreamTask", "URLSessionStreamTask", "NSURLSessionTask"),
    ("NSHTTPURLResponse", "HTTPURLResponse", "NSURLResponse"),
    ("NSBlockOperation", "BlockOperation", "NSOperation"),
    ("NSInputStream", "InputStream", "NSStream"), ("NSOutputStream", "OutputStream", "NSStream"),
    ("NSDateFormatter", "DateFormatter", "NSFormatter"), ("NSNumberFormatter", "NumberFormatter", "NSFormatter"),
    ("NSByteCountFormatter", "ByteCountFormatter", "NSFormatter"),
    ("NSDateComponentsFormatter", "DateComponentsFormatter", "NSFormatter"),
    ("NSDateIntervalFormatter", "DateIntervalFormatter", "NSFormatter"),
    ("NSISO8601DateFormatter", "ISO8601DateFormatter", "NSFormatter"),
    ("NSMeasurementFormatter", "MeasurementFormatter", "NSFormatter"),
    ("NSPersonNameComponentsFormatter", "PersonNameComponentsFormatter", "NSFormatter"),
    ("NSLengthFormatter", "LengthFormatter", "NSFormatter"), ("NSMassFormatter", "MassFormatter", "NSFormatter"),
    ("NSMachPort", "NSMachPort", "NSPort"),
  ]

  /// Classes with the same name in Swift, with their superclasses.
  static let kept: [(name: String, superclass: String)] = pairs(
    """
    NSValue NSObject, NSNumber NSValue, NSDecimalNumber NSNumber, NSNull NSObject, NSException NSObject, NSCoder NSObject, \
    NSKeyedArchiver NSCoder, NSKeyedUnarchiver NSCoder, NSProxy NSObject, NSMutableString NSString, NSMutableData NSData, \
    NSMutableURLRequest NSURLRequest, NSMutableIndexSet NSIndexSet, NSMutableCharacterSet NSCharacterSet, \
    NSAttributedString NSObject, NSMutableAttributedString NSAttributedString, NSPredicate NSObject, \
    NSComparisonPredicate NSPredicate, NSCompoundPredicate NSPredicate, NSExpression NSObject, NSSortDescriptor NSObject, \
    NSRegularExpression NSObject, NSDataDetector NSRegularExpression, NSTextCheckingResult NSObject, NSLock NSObject, \
    NSRecursiveLock NSObject, NSCondition NSObject, NSConditionLock NSObject, NSInvocation NSObject, \
    NSMethodSignature NSObject, NSInvocationOperation NSOperation, NSURLConnection NSObject, NSUserActivity NSObject, \
    NSMetadataQuery NSObject, NSExtensionContext NSObject, NSExtensionItem NSObject, NSItemProvider NSObject, \
    NSFileCoordinator NSObject, NSFileVersion NSObject, NSUbiquitousKeyValueStore NSObject, NSNetService NSObject, \
    NSNetServiceBrowser NSObject, NSXPCConnection NSObject, NSOrthography NSObject, NSLinguisticTagger NSObject, \
    NSPointerArray NSObject, NSPurgeableData NSMutableData, NSCountedSet NSMutableSet, NSDirectoryEnumerator NSEnumerator, \
    NSURLDownload NSObject, NSHost NSObject, NSAssertionHandler NSObject, NSAutoreleasePool NSObject, \
    NSManagedObject NSObject, NSManagedObjectContext NSObject, NSManagedObjectModel NSObject, NSManagedObjectID NSObject, \
    NSPersistentStore NSObject, NSPersistentStoreCoordinator NSObject, NSPersistentContainer NSObject, \
    NSEntityDescription NSObject, NSAttributeDescription NSObject, NSRelationshipDescription NSObject, \
    NSPersistentStoreDescription NSObject, NSMergePolicy NSObject, NSBatchDeleteRequest NSObject
    """
  ).map { ($0.name, $0.value) }

  /// Generic classes such as collections, with the declaration's parameters and the superclass.
  static let generic: [(name: String, parameters: String, superclass: String, value: String?)] = [
    ("NSArray", "__covariant ObjectType", "NSObject", "Swift.Array"),
    ("NSMutableArray", "ObjectType", "NSArray<ObjectType>", nil),
    ("NSDictionary", "__covariant KeyType, __covariant ObjectType", "NSObject", "Swift.Dictionary"),
    ("NSMutableDictionary", "KeyType, ObjectType", "NSDictionary<KeyType, ObjectType>", nil),
    ("NSSet", "__covariant ObjectType", "NSObject", "Swift.Set"),
    ("NSMutableSet", "ObjectType", "NSSet<ObjectType>", nil),
    ("NSOrderedSet", "__covariant ObjectType", "NSObject", nil),
    ("NSMutableOrderedSet", "ObjectType", "NSOrderedSet<ObjectType>", nil),
    ("NSEnumerator", "ObjectType", "NSObject", nil), ("NSHashTable", "ObjectType", "NSObject", nil),
    ("NSMapTable", "KeyType, ObjectType", "NSObject", nil), ("NSCache", "KeyType, ObjectType", "NSObject", nil),
    ("NSLayoutAnchor", "AnchorType", "NSObject", nil), ("NSFetchRequest", "__covariant ResultType", "NSObject", nil),
    ("NSFetchedResultsController", "ResultType", "NSObject", nil), ("NSMeasurement", "UnitType", "NSObject", nil),
    ("NSDiffableDataSourceSnapshot", "SectionType, ItemType", "NSObject", nil),
    ("UITableViewDiffableDataSource", "SectionType, ItemType", "NSObject", nil),
    ("UICollectionViewDiffableDataSource", "SectionType, ItemType", "NSObject", nil),
  ]

  /// Protocols, with their Swift names if these are different.
  static let protocols: [(name: String, value: String?)] = [
    ("NSCopying", nil), ("NSMutableCopying", nil), ("NSCoding", nil), ("NSSecureCoding", nil),
    ("NSFastEnumeration", nil), ("NSLocking", nil), ("NSItemProviderReading", nil), ("NSItemProviderWriting", nil),
    ("NSFilePresenter", nil), ("NSExtensionRequestHandling", nil), ("NSURLConnectionDelegate", nil),
    ("NSURLConnectionDataDelegate", nil), ("NSURLConnectionDownloadDelegate", nil), ("NSUserActivityDelegate", nil),
    ("NSKeyedArchiverDelegate", nil), ("NSKeyedUnarchiverDelegate", nil), ("NSDiscardableContent", nil),
    ("NSFetchedResultsControllerDelegate", nil), ("NSFetchedResultsSectionInfo", nil), ("NSFetchRequestResult", nil),
    ("NSURLSessionDelegate", "URLSessionDelegate"), ("NSURLSessionTaskDelegate", "URLSessionTaskDelegate"),
    ("NSURLSessionDataDelegate", "URLSessionDataDelegate"),
    ("NSURLSessionDownloadDelegate", "URLSessionDownloadDelegate"),
    ("NSURLSessionStreamDelegate", "URLSessionStreamDelegate"),
    ("NSURLAuthenticationChallengeSender", "URLAuthenticationChallengeSender"), ("NSStreamDelegate", "StreamDelegate"),
    ("NSXMLParserDelegate", "XMLParserDelegate"), ("NSFileManagerDelegate", "FileManagerDelegate"),
    ("NSCacheDelegate", nil), ("NSPortDelegate", "PortDelegate"), ("NSNetServiceDelegate", "NetServiceDelegate"),
    ("NSNetServiceBrowserDelegate", "NetServiceBrowserDelegate"),
  ]

  /// Types of Core Foundation and Core Graphics that Swift imports as classes, without their `Ref`.
  static let references: [String] = """
    CFString CFArray CFDictionary CFData CFURL CFNumber CFBoolean CFDate CFSet CFError CFRunLoop CFUUID CFBundle CFAttributedString \
    CFMutableString CFMutableArray CFMutableDictionary CFMutableData CGColor CGColorSpace CGContext CGImage CGPath CGMutablePath \
    CGFont CGGradient CGLayer CGPattern CGShading CGFunction CGDataProvider CGDataConsumer CGPDFDocument CGPDFPage CGImageSource \
    CGImageDestination CTFont CTFontDescriptor CTFrame CTFramesetter CTLine CTRun CTParagraphStyle SecKey SecCertificate SecTrust \
    SecIdentity CMSampleBuffer CVPixelBuffer CVImageBuffer CMFormatDescription SCNetworkReachability
    """.split(separator: " ").map(String.init)

  private static func pairs(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ",").map { pair in
      let words = pair.split(separator: " ").map(String.init)
      return (words[0], words[1])
    }
  }
}
