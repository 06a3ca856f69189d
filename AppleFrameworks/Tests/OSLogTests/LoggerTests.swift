import Foundation
import OSLog
import Testing

@Suite("Logger and OSLogStore")
struct LoggerTests {
  /// Returns the messages that were logged under a category of the test.
  private func messages(_ category: String) throws -> [OSLogEntryLog] {
    try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
      .filter { $0.category == category }
  }

  @Test("messages come with their level, subsystem and category")
  func levels() throws {
    let logger = Logger(subsystem: "org.example", category: "levels")
    logger.debug("one")
    logger.info("two")
    logger.notice("three")
    logger.warning("four")
    logger.critical("five")
    logger.log(level: .error, "six")
    let found = try messages("levels")
    #expect(found.map(\.composedMessage) == ["one", "two", "three", "four", "five", "six"])
    #expect(found.map(\.level) == [.debug, .info, .notice, .error, .fault, .error])
    #expect(found.allSatisfy { $0.subsystem == "org.example" })
  }

  @Test("strings and objects are private, numbers and truth values are not")
  func privacy() throws {
    let logger = Logger(subsystem: "org.example", category: "privacy")
    let name = "Anna"
    logger.log("\(name) \(3) \(true) \(1.5) \(name, privacy: .public) \(7, privacy: .private)")
    logger.log("\(name, privacy: .sensitive) \(NSNumber(value: 1)) \(String.self)")
    let found = try messages("privacy").map(\.composedMessage)
    #expect(found.first == "<private> 3 true 1.500000 Anna <private>")
    #expect(found.last == "<sensitive> <private> String")
  }

  @Test("masks are the same for the same value")
  func mask() throws {
    let logger = Logger(subsystem: "org.example", category: "mask")
    for name in ["a", "a", "b"] { logger.log("\(name, privacy: .private(mask: .hash))") }
    let found = try messages("mask").map(\.composedMessage)
    #expect(found[0] == found[1] && found[1] != found[2])
    #expect(found[0].hasPrefix("<mask.hash: '"))
  }

  @Test("numbers are written as their format says")
  func formats() throws {
    let logger = Logger(subsystem: "org.example", category: "formats")
    logger.log("\(255, format: .hex(includePrefix: true, uppercase: true)) \(5, format: .decimal(minDigits: 3))")
    logger.log("\(2.0 / 3, format: .fixed(precision: 2)) \(true, format: .answer) \(12, align: .right(columns: 4))|")
    logger.log("\("ab", align: .left(columns: 4), privacy: .public)| \(8, format: .octal) \(-3)")
    #expect(try messages("formats").map(\.composedMessage) == ["0xFF 005", "0.67 yes   12|", "ab  | 10 -3"])
  }

  @Test("os_log fills its format, and keeps words private that are not said to be public")
  func osLog() throws {
    let log = OSLog(subsystem: "org.example", category: "os_log")
    os_log("%d of %{public}@, %@ %.1f%%", log: log, type: .info, 3, "x" as NSString, "y" as NSString, 2.25)
    os_log(.error, log: log, "%{private}d %x", 5, 255)
    os_log("%*d|", log: log, 4, 7)
    os_log("dropped", log: .disabled)
    let found = try messages("os_log")
    #expect(found.map(\.composedMessage) == ["3 of x, <private> 2.2%", "<private> ff", "   7|"])
    #expect(found.map(\.level) == [.info, .error, .notice])
  }

  @Test("a store reads from a date on, and what a predicate takes")
  func store() throws {
    let logger = Logger(subsystem: "org.example", category: "store")
    logger.log("early")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let now = Date()
    logger.log("late")
    let late = try store.getEntries(at: store.position(date: now)).map(\.composedMessage)
    #expect(late.contains("late") && !late.contains("early"))
    let chosen = try store.getEntries(
      matching: NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.category == "store" })
    #expect(chosen.map(\.composedMessage) == ["early", "late"])
  }

  @Test("without Instruments signposts are off, and what they measure runs")
  func signposts() {
    let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
    #expect(!signposter.isEnabled)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.endInterval("work", state)
    #expect(signposter.withIntervalSignpost("work") { 5 } == 5)
    #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
  }
}
