/// Types of Swift's standard library, of concurrency and of Foundation.
///
/// A missing module can have a type with the same name, such as `Networking.Decoder`. In every file that imports the
/// missing module, a stub of it would shadow the intended type.
enum LanguageNames {
  static func contains(_ name: String) -> Bool { all.contains(name) }

  private static let all = Set(
    """
    Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject
    AnyRandomAccessCollection AnySequence Array ArrayLiteral ArraySlice AsyncIteratorProtocol AsyncSequence AsyncStream
    AsyncThrowingStream AutoreleasingUnsafeMutablePointer BidirectionalCollection BinaryFloatingPoint BinaryInteger Bool CVarArg
    CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange CodingKey CodingUserInfoKey Codable Collection
    CollectionDifference CollectionOfOne Comparable ContiguousArray ContinuousClock CustomDebugStringConvertible
    CustomLeafReflectable CustomReflectable CustomStringConvertible Decodable Decoder DecodingError DefaultIndices Dictionary
    DiscardingTaskGroup Double Duration EmptyCollection Encodable Encoder EncodingError EnumeratedSequence Equatable Error Executor
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
    FixedWidthInteger FlattenSequence Float Float16 FloatingPoint GlobalActor Hashable Hasher Identifiable Indices Instant Int Int128
    Int16 Int32 Int64 Int8 InstantProtocol Iterator IteratorProtocol JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol LazyCollection LazyFilterSequence
    LazyMapSequence LazySequence LazySequenceProtocol LosslessStringConvertible MainActor ManagedBuffer MemoryLayout Mirror
    MutableCollection Never Numeric ObjectIdentifier OpaquePointer OptionSet Optional PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo RandomAccessCollection RandomNumberGenerator Range RangeExpression
    RangeReplaceableCollection RawRepresentable ReferenceWritableKeyPath Regex RegexComponent Repeated Result ReversedCollection
    Sendable Sequence Set SetAlgebra SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
    StaticString Strideable String StringInterpolationProtocol StringProtocol Substring SuspendingClock SystemRandomNumberGenerator
    Task TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64
    UInt8 Unicode UnkeyedDecodingContainer UnkeyedEncodingContainer UnownedJob Unmanaged UnsafeBufferPointer UnsafeContinuation
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawPointer UnsignedInteger Void WritableKeyPath Zip2Sequence
    AttributeContainer AttributeScope AttributedString AttributedSubstring BlockOperation Bundle ByteCountFormatter CGFloat CGPoint
    CGRect CGSize Calendar CharacterSet CocoaError Data DataProtocol Date DateComponents DateComponentsFormatter DateFormatter
    DateInterval Decimal Dimension DispatchGroup DispatchQueue DispatchSemaphore DispatchSource DispatchTime DispatchWorkItem
    FileHandle FileManager Formatter HTTPCookie HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter IndexPath IndexSet
    InputStream JSONDecoder JSONEncoder JSONSerialization Locale LocalizedError Measurement MeasurementFormatter NSArray
    NSAttributedString NSCache NSCoder NSCoding NSData NSDate NSDictionary NSError NSLock NSLocking NSMutableArray
    NSMutableAttributedString NSMutableData NSMutableDictionary NSMutableSet NSMutableString NSNumber NSObject NSObjectProtocol
    NSPredicate NSRange NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSString NSURL NSUUID NSValue Notification
    NotificationCenter NotificationQueue NumberFormatter Operation OperationQueue OutputStream PersonNameComponents Pipe Port
    Process ProcessInfo Progress PropertyListDecoder PropertyListEncoder PropertyListSerialization RunLoop Scanner Stream Thread
    TimeInterval TimeZone Timer URL URLCache URLComponents URLCredential URLError URLQueryItem URLRequest URLResponse URLSession
    URLSessionConfiguration URLSessionDataTask URLSessionTask UUID Unit UndoManager UserDefaults
    AnyCancellable AnyPublisher AnyScheduler AnySubscriber CurrentValueSubject DateIntervalFormatter EnergyFormatter
    Future Just LengthFormatter ListFormatter MassFormatter ObservableObject ObservableObjectPublisher PassthroughSubject
    PersonNameComponentsFormatter Published Publisher Publishers RelativeDateTimeFormatter Scheduler Selector Subject Subscriber
    Subscribers Subscription UnitAngle UnitArea UnitDuration UnitEnergy UnitFrequency UnitInformationStorage UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume URLAuthenticationChallenge URLCredentialStorage URLProtectionSpace
    URLProtocol URLProtocolClient URLResourceKey URLResourceValues URLSessionDataDelegate URLSessionDelegate
    URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionUploadTask URLSessionWebSocketTask XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
