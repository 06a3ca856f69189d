// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The behavior is that of a device without Instruments: `OSLog.signpostsEnabled` is `false`, and signposts are dropped.

/// Marks an event, or the start or end of an interval.
///
/// - Source: developer.apple.com/documentation/os/os_signpost(_:dso:log:name:signpostid:_:_:)
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
