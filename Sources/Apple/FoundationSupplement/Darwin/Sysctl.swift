// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Returns a value of the system by its name.
///
/// Names of the hardware (`hw.machine`, `hw.model`, `hw.ncpu`, `hw.memsize` ...) and of the kernel (`kern.ostype`,
/// `kern.osrelease`, `kern.hostname`) have the values of this machine, as in a simulator. Other names are unknown.
///
/// - Parameters:
///   - oldp: The memory for the value; `nil` for its size alone.
///   - oldlenp: The size of the memory in bytes, which is set to the size of the value.
///   - newp: A new value. None can be set.
/// - Returns: `0`, or `-1` with an error in `errno`.
/// - Source: developer.apple.com/documentation/kernel/1387446-sysctlbyname
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil else {
    errno = EPERM
    return -1
  }
  guard let value = SystemValue(named: String(cString: name)) else {
    errno = ENOENT
    return -1
  }
  let bytes = value.bytes
  guard let oldp else {
    oldlenp?.pointee = bytes.count
    return 0
  }
  guard let oldlenp, oldlenp.pointee >= bytes.count else {
    errno = ENOMEM
    return -1
  }
  bytes.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: bytes.count) }
  oldlenp.pointee = bytes.count
  return 0
}

/// A value of the system.
private enum SystemValue {
  case text(String)
  case number(Int32)
  case longNumber(Int64)

  init?(named name: String) {
    let process = ProcessInfo.processInfo
    var system = utsname()
    uname(&system)
    func text<T>(_ field: T) -> SystemValue {
      .text(withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    switch name {
    case "hw.machine", "hw.model", "hw.product": self = text(system.machine)
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": self = .number(Int32(process.processorCount))
    case "hw.activecpu", "hw.logicalcpu_max", "hw.physicalcpu_max": self = .number(Int32(process.activeProcessorCount))
    case "hw.memsize": self = .longNumber(Int64(process.physicalMemory))
    case "hw.pagesize": self = .longNumber(Int64(sysconf(Int32(_SC_PAGESIZE))))
    case "kern.ostype": self = text(system.sysname)
    case "kern.osrelease", "kern.osversion": self = text(system.release)
    case "kern.version": self = text(system.version)
    case "kern.hostname": self = text(system.nodename)
    default: return nil
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8) + [0]
    case .number(let number): withUnsafeBytes(of: number) { Array($0) }
    case .longNumber(let number): withUnsafeBytes(of: number) { Array($0) }
    }
  }
}
