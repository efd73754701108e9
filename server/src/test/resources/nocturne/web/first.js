first()
