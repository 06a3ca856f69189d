// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Logs a message with a format. Values of `%@` and `%s` are private unless the format contains `%{public}@`.
///
/// - Source: developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  LogRecords.add(LogFormat.text(of: "\(message)", args), type: type, log: log)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  LogRecords.add(LogFormat.text(of: "\(message)", args), type: type, log: log)
}

public func os_log(_ message: OSLogMessage) { LogRecords.add(message.text, type: .default, log: .default) }

public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {
  LogRecords.add(message.text, type: logLevel, log: .default)
}

public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {
  LogRecords.add(message.text, type: logLevel, log: log)
}
